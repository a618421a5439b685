import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does the directory show?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    DIR-02 | no shops | /Home/Cashback | no shops | | text No Retailers Found
    DIR-03 | the filter for favourites | /Home/Cashback | | | button View Favourites is not pressed
    DIR-03, DIR-16 | pressed, with no favourite | /Home/Cashback | | press View Favourites | button View Favourites is pressed; no heading Hearthwick Kitchens
    DIR-04 | the search by name | /Home/Cashback | | type zzz into Search by name | no heading Hearthwick Kitchens
    DIR-05 | the categories of the server | /Home/Cashback | | | options of Category: All categories, Home, > Books
    DIR-07 | no favourite | /Home/Cashback | | | button Favourite Hearthwick Kitchens is not pressed
    DIR-07 | a favourite | /Home/Cashback | Hearthwick Kitchens is a favourite | | button Favourite Hearthwick Kitchens is pressed
    DIR-12 | the pager on the first page | /Home/Cashback | 125 shops | | text Page 1 of 3; button First page is disabled; button Previous page is disabled; button Next page is usable; button Last page is usable
    DIR-12 | the next page | /Home/Cashback | 125 shops | press Next page | text Page 2 of 3
    DIR-12 | the last page | /Home/Cashback | 125 shops | press Last page | text Page 3 of 3; button Next page is disabled; button Last page is disabled
    DIR-13 | the way back | /Home/Cashback | | | link Back to the dashboard to /Home/Dashboard
    DIR-14 | a card leads to its retailer | /Home/Cashback | | | link Hearthwick Kitchens to /Retailer/40/hearthwick-kitchens
    DIR-14 | each leads to its own | /Home/Cashback | two shops | | link Hearthwick Kitchens to /Retailer/40/hearthwick-kitchens; link Fernhill Books to /Retailer/7/fernhill-books
    DIR-25 | a star before the server has answered | /Home/Cashback | the new favourite is still loading | press Favourite Hearthwick Kitchens | button Favourite Hearthwick Kitchens is pressed; the new favourite gets 40
    DIR-25 | taken away before the server has answered | /Home/Cashback | Hearthwick Kitchens is a favourite; the removal is still loading | press Favourite Hearthwick Kitchens | button Favourite Hearthwick Kitchens is not pressed; the removal gets 40
    DIR-26 | a star that failed goes back | /Home/Cashback | the new favourite fails | press Favourite Hearthwick Kitchens | button Favourite Hearthwick Kitchens is not pressed
    DIR-26 | a removal that failed goes back | /Home/Cashback | Hearthwick Kitchens is a favourite; the removal fails | press Favourite Hearthwick Kitchens | button Favourite Hearthwick Kitchens is pressed
    DIR-27 | the favourites are read again after a star | /Home/Cashback | | press Favourite Hearthwick Kitchens | the new favourite is asked for 1 time; the list of favourites is asked for 2 times
    DIR-27 | after a removal, too | /Home/Cashback | Hearthwick Kitchens is a favourite | press Favourite Hearthwick Kitchens | the removal is asked for 1 time; the list of favourites is asked for 2 times
    DIR-27 | not before the server has answered | /Home/Cashback | the new favourite is still loading | press Favourite Hearthwick Kitchens | the new favourite is asked for 1 time; the list of favourites is asked for 1 time
    DIR-08 | a card has its retailer’s thumbnail and name | /Home/Cashback | two shops | | card Hearthwick Kitchens has picture //pics/retailers/40.svg; card Fernhill Books has picture //pics/retailers/7.svg
    `,
  )
  testScreens(table)
})

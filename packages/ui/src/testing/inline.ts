// happy-dom has no default styles. Without these an accessible name would have a space wherever an inline element
// begins: '£1,284 .60'.
const style = document.createElement('style')
style.textContent = 'a, b, em, i, small, span, strong { display: inline }'
document.head.append(style)

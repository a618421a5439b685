import fc from 'fast-check'

// What a property happens to run is kept with a sign-off, which must not lapse by chance; the domain's own tests draw anew.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 2026 })

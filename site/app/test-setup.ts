import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A machine that runs everything at once is slower than the second that is waited by default.
configure({ asyncUtilTimeout: 5_000 })

afterEach(cleanup)

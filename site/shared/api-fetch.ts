/** Asks our own API: `fetch` in the browser, the application in process on the server. */
export type ApiFetch = (path: string, init?: RequestInit) => Response | Promise<Response>

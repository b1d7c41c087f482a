/** Where the working paper is. */
export const deskPath = '/working'

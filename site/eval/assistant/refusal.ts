/** How the assistant says that it has no answer. */
export const refusal = /don’t know|only answer|can’t help|can’t take on/i

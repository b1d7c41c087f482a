/** Where the likeliest amount is told as the total; what it came to on suppliers left out stands beside the weights (`leftOut`). */
export const totalBar = 0.4

// Runs before `npm pack` in a package folder: an archive of the sources would have the name of the built one.
console.error(
  `npm pack here would make an archive of TypeScript. Build it with "npm run pack -w packages/${process.argv[2]}".`,
)
process.exit(1)

export const usage = `Usage: doublerule analyse FILE... [--json] [--csv] [--out FILE] [--jobs N] [--watch] [--quiet]
       doublerule replay FILE...
       doublerule schema
       doublerule mcp
       doublerule completion bash | zsh | fish`

export const helpText = `${usage}

Reads bills, receipts, travel and meter files (pdf, jpg, png, txt, csv, json, docx, xlsx) and prints
the activities found, the factors applied and the emissions by scope. Nothing leaves this machine.
A FILE may be a folder, which stands for all such files in it, or a pattern such as 'bills/**/*.pdf'.
replay recomputes every figure of stored analysis objects and working papers (json, xlsx);
schema prints the JSON Schema of the objects; completion prints a script for a shell;
mcp serves the engine to an agent (Model Context Protocol) over standard input and output.

  --json       one analysis object a line; files that cannot be read as {"fileName", "problem"}
  --csv        one multiplication a row, with its evidence, factor and kilograms
  --out FILE   write to a file instead of standard output
  --jobs N     files read at once, 1 to 32; as many as there are processors unless given
  --watch      go on with each file that is added to the folders or changed in them, until Ctrl+C
  --quiet      no progress bar, which is shown on a terminal only
  --help       this text
  --version    version of the engine and edition of its factor library

Exit code: 0 when every file was analysed or came out the same, 1 when one was not, 2 for a wrong call,
130 when it was interrupted.`

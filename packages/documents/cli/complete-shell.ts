const commands = ['analyse', 'replay', 'schema', 'mcp', 'completion']
const analyseOptions = ['--json', '--csv', '--out', '--jobs', '--watch', '--quiet', '--help', '--version']
const shells = ['bash', 'zsh', 'fish']

/** The completion script of a shell, to be sourced by it; null for a shell that has none. */
export function completeShell(shell: string): string | null {
  switch (shell) {
    case 'bash':
      return bash
    case 'zsh':
      // Zsh runs the completion functions of bash through this module of its own.
      return `autoload -Uz bashcompinit && bashcompinit\n${bash}`
    case 'fish':
      return fish
    default:
      return null
  }
}

const bash = `_doublerule() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.join(' ')} --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
    completion) COMPREPLY=($(compgen -W "${shells.join(' ')}" -- "$word")); return ;;
    analyse) case "$word" in -*) COMPREPLY=($(compgen -W "${analyseOptions.join(' ')}" -- "$word")); return ;; esac ;;
    schema | mcp) return ;;
  esac
  local IFS=$'\\n'
  COMPREPLY=($(compgen -f -- "$word"))
}
complete -o filenames -F _doublerule doublerule`

const fish = `complete -c doublerule -n __fish_use_subcommand -f -a "${commands.join(' ')}"
complete -c doublerule -n "__fish_seen_subcommand_from completion" -f -a "${shells.join(' ')}"
complete -c doublerule -n "__fish_seen_subcommand_from schema mcp" -f
${analyseOptions
  .map((option) => {
    const takesValue = option === '--out' ? ' -r' : option === '--jobs' ? ' -x' : ''
    return `complete -c doublerule -n "__fish_seen_subcommand_from analyse" -l ${option.slice(2)}${takesValue}`
  })
  .join('\n')}`

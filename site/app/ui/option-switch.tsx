import { useId } from 'react'

type OptionSwitchProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string; title?: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** One of a few, side by side: native radio buttons, so arrow keys and screen readers need nothing more. */
export function OptionSwitch<Value extends string>(props: OptionSwitchProps<Value>) {
  const name = useId()
  return (
    <fieldset className={`option-switch ${props.className ?? ''}`}>
      <legend className="type-column text-ink-2">{props.legend}</legend>
      <div className="option-row">
        {props.options.map((option) => (
          <label key={option.value} className="option" title={option.title}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            <span>
              {option.label}
              {option.title !== undefined && <span className="sr-only">, {option.title}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

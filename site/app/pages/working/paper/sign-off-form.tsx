import { describeDay } from '@doublerule/carbon/working/describe-day.ts'
import type { SignOff } from '@doublerule/carbon/working/working-schema.ts'
import { Field } from '#app/ui/field.tsx'

type SignOffFormProps = { signOff: SignOff; onChange: ((signOff: SignOff) => void) | null }

/** Who prepared and who reviewed: typed in, part of the saved paper and of what is taken along. */
export function SignOffForm({ signOff, onChange }: SignOffFormProps) {
  const fields = [
    { name: 'preparedBy', label: 'Prepared by', type: 'text', most: 120 },
    { name: 'reviewedBy', label: 'Reviewed by', type: 'text', most: 120 },
    { name: 'date', label: 'Date', type: 'date', most: 10 },
    { name: 'note', label: 'Note', type: 'text', most: 1000 },
  ] as const
  return (
    <section className="sign-off" aria-labelledby="sign-off-title">
      <h3 id="sign-off-title" className="type-subheading">
        Sign-off
      </h3>
      {onChange === null ? (
        <dl className="sign-off-fields">
          {fields.map(({ name, label }) => (
            <div key={name}>
              <dt className="text-sm font-semibold">{label}</dt>
              <dd className="sign-off-line">
                {signOff[name] === ''
                  ? '\u00a0'
                  : name === 'date'
                    ? describeDay(signOff.date)
                    : signOff[name]}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className="sign-off-fields">
          {fields.map(({ name, label, type, most }) => (
            <Field
              key={name}
              label={label}
              type={type}
              maxLength={most}
              autoComplete={name === 'preparedBy' ? 'name' : 'off'}
              value={signOff[name]}
              onChange={(event) => onChange({ ...signOff, [name]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </section>
  )
}

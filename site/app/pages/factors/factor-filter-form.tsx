import type { FactorListing, FilterOption } from '#shared/factor-answers.ts'
import { factorsPath } from '#shared/factor-page.ts'

type SelectProps = {
  name: 'kind' | 'country' | 'edition' | 'unit' | 'scope'
  label: string
  all: string
  value: string
  options: readonly FilterOption[]
}

function FilterSelect({ name, label, all, value, options }: SelectProps) {
  return (
    <div>
      <label htmlFor={`factor-${name}`} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select id={`factor-${name}`} name={name} className="input" defaultValue={value}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

const scopes: readonly FilterOption[] = ['1', '2', '3'].map((scope) => ({
  value: scope,
  label: `Scope ${scope}`,
}))

/** A form that asks by its address: the browser sends it, with or without a script. */
export function FactorFilterForm({ listing: { filters, options } }: { listing: FactorListing }) {
  const isNarrowed = Object.entries(filters).some(([name, value]) => name !== 'page' && value !== '')
  return (
    <search>
      <form action={factorsPath} method="get" className="factor-filters">
        <div className="factor-words">
          <label htmlFor="factor-q" className="mb-1 block text-sm font-semibold">
            Words
          </label>
          <input
            id="factor-q"
            name="q"
            type="search"
            className="input"
            defaultValue={filters.q}
            maxLength={120}
            autoComplete="off"
            placeholder="diesel, Kenya, R410A"
          />
        </div>
        <FilterSelect name="kind" label="Kind" all="All kinds" value={filters.kind} options={options.kind} />
        <FilterSelect
          name="country"
          label="Country"
          all="All countries"
          value={filters.country}
          options={options.country}
        />
        <FilterSelect
          name="edition"
          label="Edition"
          all="All editions"
          value={filters.edition}
          options={options.edition}
        />
        <FilterSelect name="unit" label="Unit" all="All units" value={filters.unit} options={options.unit} />
        <FilterSelect name="scope" label="Scope" all="All scopes" value={filters.scope} options={scopes} />
        <div className="factor-send">
          <button type="submit" className="button" data-look="filled">
            Search
          </button>
          {isNarrowed && (
            <a className="link" href={factorsPath}>
              Show all
            </a>
          )}
        </div>
      </form>
    </search>
  )
}

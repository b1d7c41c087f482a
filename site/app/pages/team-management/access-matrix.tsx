import { useState } from 'react'
import { ValueBar } from '#app/ui/drawing/value-bar.tsx'
import { ScrollRegion } from '#app/ui/scroll-region.tsx'
import { members, patternOf, roleIn, units, type Role } from './access.ts'
import './access-matrix.css'

const roles: readonly Role[] = ['Admin', 'Manager', 'Viewer']

/** People by business units: the fill of a cell is the role there, a blank cell is a unit the person does not see. */
export function AccessMatrix() {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="Worked example: who sees which unit">
      <p className="type-caption mb-2">
        Worked example: one organization, four business units. Choose a person to see the organization as they
        do.
      </p>
      <ScrollRegion label="Roles by person and business unit">
        <table className="access-matrix" data-chosen={chosen !== null}>
          <caption className="sr-only">Who has which role in which business unit</caption>
          <thead>
            <tr>
              <th scope="col">Person</th>
              {units.map((unit) => (
                <th key={unit} scope="col" data-open={isOpen(chosen, unit)}>
                  <span>{unit}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.name} data-chosen={member.name === chosen}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={member.name === chosen}
                    onClick={() => setChosen(member.name === chosen ? null : member.name)}
                  >
                    {member.name}
                  </button>
                  <span className="type-caption block font-normal">{member.job}</span>
                </th>
                {units.map((unit) => {
                  const role = roleIn(member, unit)
                  return (
                    <td key={unit} data-open={isOpen(chosen, unit)}>
                      {role === null ? (
                        <span className="sr-only">Not assigned</span>
                      ) : (
                        <>
                          <ValueBar share={1} pattern={patternOf[role]} />
                          <span className="access-role">{role}</span>
                        </>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <figcaption className="type-caption mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {roles.map((role) => (
          <span key={role} className="inline-flex items-center gap-2">
            <span className="access-key">
              <ValueBar share={1} pattern={patternOf[role]} />
            </span>
            {role}
          </span>
        ))}
        <span>Blank: not assigned, so the unit does not appear</span>
      </figcaption>
    </figure>
  )
}

/** Whether the chosen person sees the unit; with nobody chosen all are seen. */
function isOpen(chosen: string | null, unit: (typeof units)[number]): boolean {
  const member = members.find(({ name }) => name === chosen)
  return member === undefined || roleIn(member, unit) !== null
}

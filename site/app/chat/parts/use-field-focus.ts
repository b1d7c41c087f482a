import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type FieldFocus = {
  field: RefObject<HTMLTextAreaElement | null>
  /** Takes the focus while the field is disabled. */
  listId: string
  panel: RefObject<HTMLElement | null>
  loading: boolean
  isOpen: boolean
  takesFocus: boolean
}

/**
 * Focus goes to the field when the panel opens. On a touch screen that would raise the keyboard over what there is
 * to read, so there the panel itself takes it. While an answer is on its way the field is disabled: the focus waits
 * on the conversation and comes back, unless the visitor has moved it.
 */
export function useFieldFocus({ field, listId, panel, loading, isOpen, takesFocus }: FieldFocus) {
  const isWaiting = useRef(false)

  useEffect(() => {
    if (!isOpen || !takesFocus) return
    if (isTouchScreen()) panel.current?.focus()
    else field.current?.focus()
  }, [isOpen, takesFocus, field, panel])

  useLayoutEffect(() => {
    const list = document.getElementById(listId)
    const focused = document.activeElement
    // A control that the turn has disabled or taken away leaves the focus on nothing.
    const isLosing = focused === document.body || field.current?.form?.contains(focused) === true
    if (loading && isLosing) {
      isWaiting.current = true
      list?.focus({ preventScroll: true })
    }
    if (!loading && isWaiting.current) {
      isWaiting.current = false
      if (!isTouchScreen() && (focused === list || focused === document.body)) field.current?.focus()
    }
  }, [loading, field, listId])
}

function isTouchScreen(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

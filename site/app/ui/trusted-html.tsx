/** HTML that was sanitised before it came here: by the server's pipeline, or by DOMPurify in the browser. */
export function TrustedHtml({ html, className }: { html: string; className: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

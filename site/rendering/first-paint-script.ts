/**
 * Runs inline in the head, before the first paint: the theme, the stored choice, else the system's, whose key, class and
 * color-scheme are those of site/app/shell/theme.ts; and the mark of a kept desk, as in site/app/desk/kept-desk.ts.
 */
export const firstPaintScript =
  "(()=>{let t,r=document.documentElement;try{t=localStorage.getItem('theme');" +
  "if(localStorage.getItem('desk'))r.dataset.desk=''}catch{}" +
  "const d=t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches;" +
  "r.classList.toggle('dark',d);r.style.colorScheme=d?'dark':'light'})()"

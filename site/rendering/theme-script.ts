/**
 * Runs inline in the head, before the first paint: the stored choice, else the system's. Key, class and color-scheme are
 * those of site/app/shell/theme.ts, which takes over from here.
 */
export const themeScript =
  "(()=>{let t;try{t=localStorage.getItem('theme')}catch{}" +
  "const d=t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches,r=document.documentElement;" +
  "r.classList.toggle('dark',d);r.style.colorScheme=d?'dark':'light'})()"

// The gallery of sections: frames as high as their section, and buttons that copy the YAML.
import './announce.ts';

/** Higher sections scroll inside their frame. */
const maxHeight = 2400;

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => fit(frame));
}

/** Sections as high as the window would grow with their frame, so it is measured once. */
function fit(frame: HTMLIFrameElement): void {
  const main = frame.contentDocument?.querySelector('main');
  if (!main) return;
  const observer = new ResizeObserver(() => {
    const height = Math.min(maxHeight, Math.ceil(main.getBoundingClientRect().height));
    if (height === 0) return;
    observer.disconnect();
    frame.height = String(height);
    frame.parentElement?.style.setProperty('--height', `${height}px`);
  });
  observer.observe(main);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('.copy button')) {
  button.addEventListener('click', async () => {
    const row = button.parentElement as HTMLElement;
    const yaml = row.nextElementSibling as HTMLElement;
    const status = row.querySelector('[role=status]') as HTMLElement;
    status.textContent = (await copied(yaml)) ? 'Copied.' : 'Marked. Press Ctrl+C or Command+C to copy.';
  });
}

/** Browsers allow copying only to pages on this machine or with HTTPS; elsewhere the text is marked. */
async function copied(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(`${element.textContent}\n`);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}

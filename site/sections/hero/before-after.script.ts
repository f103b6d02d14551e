/** Half the width of the stop (px), which stays within the scale at both ends. */
const inset = 22;

/**
 * Lays the draft as it came in over the edited page, as far as the stop is pulled.
 * @param sheet the document with its scale
 */
export default function beforeAfter(sheet: HTMLElement): void {
  const stop = sheet.querySelector<HTMLInputElement>('[type=range]');
  const page = sheet.querySelector('.page');
  if (!stop || !page) return;
  const before = page.cloneNode(true) as HTMLElement;
  before.classList.remove('draws');
  before.inert = true;
  const cover = document.createElement('div');
  cover.className = 'first-draft';
  cover.append(before);
  const wire = document.createElement('i');
  wire.className = 'wire';
  sheet.append(cover, wire);

  const move = () => {
    const share = stop.valueAsNumber / 100;
    sheet.style.setProperty('--stop', `${inset + share * (stop.clientWidth - 2 * inset)}px`);
    sheet.classList.toggle('is-pulled', share > 0);
  };
  stop.addEventListener('input', move);
  addEventListener('resize', move);
  move();
}

import { sizeText } from '../../../schema/api/attachments.ts';
import { postFile, problemOf } from '../../http/upload.ts';

/** Sends a file as soon as it is chosen, with its progress, a way to cancel, and another try when the connection breaks. */
export default function upload(root: HTMLElement): void {
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector);
  const form = find<HTMLFormElement>('form');
  const input = find<HTMLInputElement>('input[type=file]');
  const error = find('[data-part=error]');
  const progress = find('.progress');
  const retry = find<HTMLButtonElement>('.retry');
  const cancel = find('[data-part=cancel]');
  const got = find('[data-part=got]');
  if (!form || !input || !error || !progress || !retry || !cancel || !got) return;
  let sending: XMLHttpRequest | undefined;

  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const show = (state: 'choose' | 'sending' | 'got', message = '', canRetry = false) => {
    root.dataset.state = state;
    form.hidden = state === 'got';
    got.hidden = state !== 'got';
    progress.hidden = state !== 'sending';
    error.textContent = message;
    error.hidden = message === '';
    retry.hidden = !canRetry;
    (state === 'sending' ? addEventListener : removeEventListener)('beforeunload', warn);
  };

  async function send(): Promise<void> {
    const file = input?.files?.[0];
    if (!file || sending) return;
    const problem = problemOf(file);
    if (problem) return reject({ message: problem, canRetry: false });
    show('sending');
    showAmount(0, file.size);
    // The field is hidden now, and the focus must not get lost.
    cancel?.focus({ preventScroll: true });
    const request = new XMLHttpRequest();
    sending = request;
    const result = await postFile(request, {
      file,
      onProgress: (bytes) => showAmount(Math.min(bytes, file.size), file.size),
    });
    sending = undefined;
    if (!result) return clear();
    if ('message' in result) return reject(result);
    text('[data-part=name]', result.file.name);
    text('[data-part=size]', sizeText(result.file.sizeBytes));
    show('got');
    got?.focus({ preventScroll: true });
  }

  /** A file that cannot be sent again makes room for another choice. */
  function reject({ message, canRetry }: { message: string; canRetry: boolean }): void {
    if (!canRetry && input) input.value = '';
    show('choose', message, canRetry);
    (canRetry ? retry : input)?.focus();
  }

  function clear(): void {
    if (input) input.value = '';
    show('choose');
    input?.focus();
  }

  function text(selector: string, content: string): void {
    const element = find(selector);
    if (element) element.textContent = content;
  }

  function showAmount(bytes: number, all: number): void {
    const bar = find<HTMLProgressElement>('progress');
    if (bar) bar.value = bytes / all;
    text('#upload-amount', bytes < all ? `${sizeText(bytes)} of ${sizeText(all)}` : 'Checking the file');
  }

  input.addEventListener('change', send);
  retry.addEventListener('click', send);
  // Sends a file that waited for the connection.
  addEventListener('online', () => retry.hidden || send());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  cancel.addEventListener('click', () => sending?.abort());
  find('[data-part=another]')?.addEventListener('click', (event) => {
    event.preventDefault();
    clear();
  });
  // The file can be chosen before this script has arrived.
  root.dataset.state = 'choose';
  void send();
}

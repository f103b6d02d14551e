import { WidgetType } from '@codemirror/view';

/** A line between the lines of the file. */
export abstract class LineWidget extends WidgetType {
  /** The class of the line, also of its part next to the line numbers. */
  abstract readonly look: string;
  /** What is in place of the line number. */
  readonly number: string = '';
  protected abstract readonly words: string;

  override eq(other: WidgetType): boolean {
    return other instanceof LineWidget && other.look === this.look && other.key === this.key;
  }

  protected get key(): string {
    return `${this.number} ${this.words}`;
  }

  override toDOM(): HTMLElement {
    const line = document.createElement('div');
    line.className = `line-widget ${this.look}`;
    line.append(this.content());
    return line;
  }

  protected content(): HTMLElement {
    return elementWith('span', this.words);
  }
}

function elementWith(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** A line of the published file that is gone. */
export class RemovedLine extends LineWidget {
  readonly look = 'removed-line';
  override readonly number: string;
  protected readonly words: string;

  constructor(line: string, number: number) {
    super();
    this.words = line;
    this.number = String(number);
  }

  protected override content(): HTMLElement {
    const text = this.words.trimStart();
    const line = elementWith('span', this.words.slice(0, this.words.length - text.length));
    line.append(elementWith('s', text));
    return line;
  }
}

/** Words at a line: that lines moved away, or what another author wrote there. */
export class NoteLine extends LineWidget {
  readonly look: 'moved-note' | 'peer-note';
  protected readonly words: string;

  constructor(look: NoteLine['look'], words: string) {
    super();
    this.look = look;
    this.words = words;
  }
}

interface Fix {
  label: string;
  /** Differs for what has to be done, such as at another position. */
  id: string;
  onPress: () => void;
}

/** What is wrong with the line above, and the button that corrects it. */
export class ProblemLine extends LineWidget {
  readonly look: 'mistake-note' | 'warning-note';
  protected readonly words: string;
  private readonly fix: Fix | undefined;

  constructor(look: ProblemLine['look'], words: string, fix?: Fix) {
    super();
    this.look = look;
    this.words = words;
    this.fix = fix;
  }

  protected override get key(): string {
    return `${this.words} ${this.fix?.id}`;
  }

  protected override content(): HTMLElement {
    const line = super.content();
    if (!this.fix) return line;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = this.fix.label;
    button.addEventListener('click', this.fix.onPress);
    line.append(' ', button);
    return line;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

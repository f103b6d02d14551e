import { GutterMarker, gutterWidgetClass, lineNumberWidgetMarker } from '@codemirror/view';
import { LineWidget } from './line-widgets.ts';

class WidgetNumber extends GutterMarker {
  private readonly number: string;

  constructor(number: string) {
    super();
    this.number = number;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof WidgetNumber && other.number === this.number;
  }

  override toDOM(): Node {
    return document.createTextNode(this.number);
  }
}

class WidgetLook extends GutterMarker {
  override readonly elementClass: string;

  constructor(look: string) {
    super();
    this.elementClass = look;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof WidgetLook && other.elementClass === this.elementClass;
  }
}

/** Widgets have the numbers of the published lines that they show, and their color reaches to the edge. */
export const widgetGutter = [
  lineNumberWidgetMarker.of((_view, widget) =>
    widget instanceof LineWidget ? new WidgetNumber(widget.number) : null,
  ),
  gutterWidgetClass.of((_view, widget) =>
    widget instanceof LineWidget ? new WidgetLook(widget.look) : null,
  ),
];

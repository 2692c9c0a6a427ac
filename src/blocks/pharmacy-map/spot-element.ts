import { Icon } from 'leaflet';
import * as styles from './marks.css';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** The pin's outline on a grid of 32 by 40; its tip is the pharmacy. */
const pinShape =
  'M16 1a15 15 0 0 1 15 15c0 10.5-12.4 20.4-14.2 22.7a1 1 0 0 1-1.6 0C13.4 36.4 1 26.5 1 16A15 15 0 0 1 16 1Z';
const crossShape = 'M16 9v14M9 16h14';

/** An icon whose element is ours: Leaflet's own are pictures, or set as HTML. */
export class ElementIcon extends Icon {
  readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    super({});
    this.element = element;
  }

  override createIcon(): HTMLElement {
    return this.element;
  }

  override createShadow(): null {
    return null;
  }
}

interface MarkText {
  /** What is read out. */
  name: string;
  /** What is written below the mark. */
  caption: string;
}

/** A pharmacy's pin: a button, or only a picture where there is nothing to choose. */
export function pinElement({ name, caption }: MarkText, isButton: boolean): HTMLElement {
  const element = isButton ? button(name) : document.createElement('div');
  if (!isButton) {
    element.role = 'img';
    element.ariaLabel = name;
  }
  element.className = styles.pin;
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('viewBox', '0 0 32 40');
  svg.setAttribute('class', styles.pinDrawing);
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path(pinShape, styles.pinBody), path(crossShape, styles.pinCross));
  element.append(svg, captionElement(caption));
  return element;
}

/** A cluster's disc with the number of its pharmacies. */
export function clusterElement({ name, caption }: MarkText, count: number): HTMLElement {
  const element = button(name);
  element.className = styles.cluster;
  const disc = document.createElement('span');
  disc.className = count < 10 ? styles.disc : count < 50 ? styles.largerDisc : styles.largestDisc;
  disc.textContent = String(count);
  disc.ariaHidden = 'true';
  // In the order of the name, and not one word.
  element.append(captionElement(caption), ' ', disc);
  return element;
}

export function originElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.role = 'img';
  element.ariaLabel = name;
  element.className = styles.origin;
  return element;
}

function button(name: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.ariaLabel = name;
  return element;
}

function captionElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.caption;
  element.textContent = text;
  element.ariaHidden = 'true';
  return element;
}

function path(shape: string, className: string): SVGPathElement {
  const element = document.createElementNS(svgNamespace, 'path');
  element.setAttribute('d', shape);
  element.setAttribute('class', className);
  return element;
}

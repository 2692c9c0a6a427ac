import { type Coordinates, type LeafletMap, Marker } from 'leaflet';
import type { PharmacyId, Position } from '../../domain/pharmacy';
import { type Box, captionsThatFit } from './captions';
import type { Spot } from './clusters';
import { clusterElement, ElementIcon, pinElement } from './spot-element';

export interface MarkTexts {
  /** What is read out, and what is written below the mark. */
  name(spot: Spot): string;
  caption(spot: Spot): string;
}

interface MarksInput {
  map: LeafletMap;
  texts: MarkTexts;
  /** False if pharmacies are only shown: their pins are no buttons then. */
  canSelect: boolean;
  onPress(spot: Spot): void;
}

interface Mark {
  marker: Marker;
  element: HTMLElement;
  spot: Spot;
}

/** Around a mark that the focus moves to, in pixels. */
const padding: [number, number] = [40, 60];

function weightOf(spot: Spot): number {
  return spot.kind === 'cluster' ? spot.count : 1;
}

function xy(map: LeafletMap, position: Coordinates): { x: number; y: number } {
  const { x, y } = map.latLngToContainerPoint(position);
  return { x, y };
}

/** The visitor's dot, with a little room around it. */
function dotOf(map: LeafletMap, { latitude, longitude }: Position): Box {
  const { x, y } = xy(map, [latitude, longitude]);
  return { left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 };
}

/** Outside of the map: a caption that begins there would be cut. */
function outsideOf(map: LeafletMap): Box[] {
  const { x, y } = map.getSize();
  const all = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  return [
    { ...all, right: 0 },
    { ...all, left: x },
    { ...all, bottom: 0 },
    { ...all, top: y },
  ];
}

/** The corner in which the map's three buttons lie above each other, with their margins. */
function buttonsOf(map: LeafletMap): Box {
  const { x: right } = map.getSize();
  return { left: right - 64, right, top: 0, bottom: 172 };
}

/** The marks on the map: those that stay keep their element, and with it the focus. */
export function createMarks({ map, texts, canSelect, onPress }: MarksInput) {
  const marks = new Map<string, Mark>();
  let selected: PharmacyId | null = null;
  const isSelected = (spot: Spot) => spot.kind === 'pharmacy' && spot.key === selected;

  function add(spot: Spot): void {
    const text = { name: texts.name(spot), caption: texts.caption(spot) };
    const element = spot.kind === 'cluster' ? clusterElement(text, spot.count) : pinElement(text, canSelect);
    const { latitude, longitude } = spot.position;
    if (element instanceof HTMLButtonElement) {
      element.addEventListener('click', (event) => {
        // The end of a drag that began on the mark; keys have no detail.
        if (event.detail > 0 && map.dragging.moved()) return;
        onPress(spot);
      });
      element.addEventListener('focus', () => {
        if (element.matches(':focus-visible')) map.panInside([latitude, longitude], { padding, animate: false });
      });
    }
    const options = { icon: new ElementIcon(element), keyboard: false, interactive: false, autoPanOnFocus: false };
    marks.set(spot.key, { marker: new Marker([latitude, longitude], options).addTo(map), element, spot });
    markSelected(spot.key);
  }

  /** Only elements out of place are moved: a moved one would lose the focus. */
  function order(elements: readonly HTMLElement[]): void {
    for (const [n, element] of elements.entries()) {
      const before = elements[n - 1];
      if (
        before &&
        before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING &&
        element !== document.activeElement
      )
        before.after(element);
    }
  }

  function markSelected(key: string): void {
    const mark = marks.get(key);
    if (mark?.spot.kind === 'pharmacy' && canSelect) mark.element.ariaPressed = String(isSelected(mark.spot));
  }

  return {
    /** @returns whether the focused mark was removed */
    show(spots: readonly Spot[]): boolean {
      const staying = new Set(spots.map(({ key }) => key));
      let hadFocus = false;
      for (const [key, { marker, element }] of marks) {
        if (staying.has(key)) continue;
        hadFocus ||= element === document.activeElement;
        marker.remove();
        marks.delete(key);
      }
      for (const spot of spots) if (!marks.has(spot.key)) add(spot);
      // Tab order is the list's, whatever was there before.
      order(spots.flatMap(({ key }) => marks.get(key)?.element ?? []));
      return hadFocus;
    },
    /** Writes the names of as many marks as have room, of the largest clusters first. @param origin where the visitor is */
    caption(origin: Position | undefined): void {
      const seen = [...marks.values()].sort((a, b) => weightOf(b.spot) - weightOf(a.spot));
      const fitting = captionsThatFit(
        seen.map(({ spot }) => {
          const { latitude, longitude } = spot.position;
          const edges = spot.kind === 'cluster' ? { above: 22, below: 22 } : { above: 44, below: 0 };
          return { key: spot.key, caption: texts.caption(spot), ...edges, ...xy(map, [latitude, longitude]) };
        }),
        [...outsideOf(map), buttonsOf(map), ...(origin ? [dotOf(map, origin)] : [])],
      );
      for (const [key, { element }] of marks) {
        const place = fitting.get(key);
        if (place) element.dataset.captioned = place;
        else delete element.dataset.captioned;
      }
    },
    clear(): void {
      for (const { marker } of marks.values()) marker.remove();
      marks.clear();
    },
    select(id: PharmacyId | null): void {
      selected = id;
      for (const key of marks.keys()) markSelected(key);
    },
    /** Focuses the mark of the list's nth pharmacy, on its own or in a cluster. */
    focus(order: number): boolean {
      const mark = [...marks.values()].find(({ spot }) => spot.order === order);
      mark?.element.focus({ preventScroll: true });
      return mark !== undefined;
    },
  };
}

import { LeafletMap, Marker } from 'leaflet';
import type { PharmacyId, Position } from '../../domain/pharmacy';
import { yieldToMain } from '../../lib/yield-to-main';
import type { MapTiles } from '../../platform/config/map-schema';
import { afterZoomOf } from './after-zoom';
import { type Area, areaAround, type Clusters, createClusters, type MapPharmacy } from './clusters';
import { drawOutline } from './draw-outline';
import { mapCamera } from './map-camera';
import type { MapMove } from './map-keys';
import { createMarks, type MarkTexts } from './map-marks';
import { ElementIcon, originElement } from './spot-element';
import { tileLayer } from './tile-layer';

interface MapInput {
  container: HTMLElement;
  /** Nothing is animated. */
  still: boolean;
  tiles: MapTiles | null;
  texts: MarkTexts & { origin: string };
  canSelect: boolean;
  onSelect(id: PharmacyId | null): void;
  /** How many pharmacies are in view, each time that the map has come to rest. */
  onRest(inView: number): void;
  onTileFailure(): void;
}

/** Sweden, for a map without pharmacies. */
const country: Area = { west: 10.9, south: 55.2, east: 24.2, north: 69.1 };

const firstZoom = 3;
/** Without tiles there is nothing else to see closer up, but the pharmacies of a place lie apart. */
const lastZoomOfOutline = 17;
/** Drawn by hand, lakes look wrong closer up. */
const lastZoomOfLakes = 8.5;
/** The closest that the map goes by itself, so that one sees where one is. */
const overview = { outline: 9, tiles: 14 };

interface Shown {
  pharmacies: readonly MapPharmacy[];
  /** Where the visitor searches from. */
  from: Position | undefined;
  /** Those of the pharmacies to move to, if not all. */
  around: readonly MapPharmacy[] | undefined;
  /** No tiles are requested of where the map goes. */
  withholdsTiles: boolean;
}

export type MapView = ReturnType<typeof createMapView>;

/** Draws pharmacies on a map. Everything that it shows is in the list beside it. */
export function createMapView({
  container,
  still,
  tiles,
  texts,
  canSelect,
  onSelect,
  onRest,
  onTileFailure,
}: MapInput) {
  const lastZoom = tiles?.maxZoom ?? lastZoomOfOutline;
  const map = new LeafletMap(container, {
    zoomControl: false,
    attributionControl: false,
    // Ours reads characters: see `map-keys.ts`.
    keyboard: false,
    boxZoom: false,
    minZoom: firstZoom,
    maxZoom: lastZoom,
    zoomSnap: tiles ? 1 : 0.25,
    inertia: !still,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    fadeAnimation: false,
  });
  const layer = tileLayer(map, tiles, onTileFailure);
  /** On its way the map would request tiles of where it comes from. */
  let jumps = false;
  const { goTo, bringIntoView, animation } = mapCamera({
    map,
    firstZoom,
    lastZoom,
    isStill: () => still || jumps,
    hasQuestion: layer.isHidden,
  });
  let shown: readonly MapPharmacy[] = [];
  let clusters: Clusters = createClusters([], lastZoom);
  let origin: Position | undefined;
  let originMarker: Marker | null = null;
  let selected: PharmacyId | null = null;
  /** Of the list: the pharmacy whose mark takes the focus once its cluster has opened. */
  let toFocus: number | null = null;
  let shows = 0;

  const marks = createMarks({
    map,
    texts,
    canSelect,
    onPress(spot) {
      if (spot.kind === 'pharmacy') onSelect(spot.key === selected ? null : spot.found.pharmacy.id);
      else {
        toFocus = spot.order;
        goTo(clusters.areaOf(spot.cluster), lastZoom, clusters.opensAt(spot.cluster));
      }
    },
  });

  const afterZoom = afterZoomOf(map);
  const outline = new AbortController();
  void drawOutline(map, outline.signal);
  goTo(country, lastZoom);
  map.on('moveend', rest);

  function rest(): void {
    const bounds = map.getBounds();
    const area = { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
    const spots = clusters.spotsIn(area, map.getZoom());
    const lostFocus = marks.show(spots);
    marks.caption(origin);
    container.toggleAttribute('data-close', map.getZoom() > lastZoomOfLakes);
    if (lostFocus && !(toFocus !== null && marks.focus(toFocus))) container.focus({ preventScroll: true });
    toFocus = null;
    onRest(spots.reduce((sum, spot) => sum + (spot.kind === 'cluster' ? spot.count : 1), 0));
  }

  function showAll(pharmacies = shown): void {
    const positions = [...pharmacies.map(({ pharmacy }) => pharmacy.position), ...(origin ? [origin] : [])];
    const area = positions.length > 0 ? areaAround(positions) : country;
    const closest = tiles && !layer.isHidden() ? overview.tiles : overview.outline;
    const isOneMark = pharmacies.length > 1 && clusters.spotsIn(area, closest).length === 1;
    goTo(area, isOneMark ? lastZoom : closest);
  }

  function showSelected(): void {
    const found = shown.find(({ pharmacy }) => pharmacy.id === selected);
    if (!found) return;
    const alone = clusters.standsAloneAt(found.pharmacy.id) ?? lastZoom;
    bringIntoView(found.pharmacy.position, alone);
  }

  return {
    /** Moves to the pharmacies. Grouping hundreds is a task of its own, and so is drawing them. */
    async show({ pharmacies, from, around, withholdsTiles }: Shown): Promise<void> {
      shows += 1;
      const show = shows;
      const isOver = () => show !== shows || outline.signal.aborted;
      await yieldToMain();
      if (isOver()) return;
      const grouped = createClusters(pharmacies, lastZoom);
      await yieldToMain();
      if (isOver()) return;
      afterZoom(() => {
        jumps = layer.isHidden();
        layer.withhold(withholdsTiles);
        shown = pharmacies;
        origin = from;
        clusters = grouped;
        marks.clear();
        originMarker?.remove();
        originMarker = from ? originMarkerAt(from, texts.origin).addTo(map) : null;
        showAll(around?.length ? around : pharmacies);
        rest();
        showSelected();
        jumps = false;
        if (!layer.isHidden()) layer.show();
      });
    },
    /** Of where the map is, and from now on of wherever it goes. */
    showTiles(): void {
      layer.allow();
      afterZoom(layer.show);
    },
    /** Going there is a task of its own. */
    async select(id: PharmacyId | null): Promise<void> {
      selected = id;
      marks.select(id);
      await yieldToMain();
      if (!outline.signal.aborted) afterZoom(showSelected);
    },
    move(move: MapMove): void {
      const { x, y } = map.getSize();
      if (move.kind === 'pan') map.panBy([Math.round(move.x * x), Math.round(move.y * y)], animation());
      else map.setZoom(map.getZoom() + move.by, animation());
    },
    showAll: () => afterZoom(() => showAll()),
    remove(): void {
      outline.abort();
      map.remove();
    },
  };
}

function originMarkerAt({ latitude, longitude }: Position, name: string): Marker {
  const icon = new ElementIcon(originElement(name));
  return new Marker([latitude, longitude], { icon, keyboard: false, interactive: false, autoPanOnFocus: false });
}

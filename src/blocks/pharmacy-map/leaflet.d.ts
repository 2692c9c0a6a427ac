/** The part of Leaflet 2 that the map uses: the library ships no types yet. */
declare module 'leaflet' {
  /** Latitude, longitude. */
  type Coordinates = [latitude: number, longitude: number];
  /** South-west and north-east. */
  type Corners = [Coordinates, Coordinates];

  interface Point {
    x: number;
    y: number;
  }

  interface LatLngBounds {
    getWest(): number;
    getSouth(): number;
    getEast(): number;
    getNorth(): number;
  }

  interface Layer {
    addTo(map: LeafletMap): this;
    remove(): this;
  }

  class LeafletMap {
    constructor(container: HTMLElement, options: object);
    setView(center: Coordinates, zoom: number, options?: object): this;
    setZoom(zoom: number, options?: object): this;
    panBy(offset: [x: number, y: number], options?: object): this;
    panInside(position: Coordinates, options?: object): this;
    getBounds(): LatLngBounds;
    getBoundsZoom(bounds: Corners, inside: boolean, padding: [number, number]): number;
    getZoom(): number;
    project(position: Coordinates, zoom: number): Point;
    unproject(point: Point, zoom: number): { lat: number; lng: number };
    getMaxZoom(): number;
    getSize(): Point;
    latLngToContainerPoint(position: Coordinates): Point;
    createPane(name: string): HTMLElement;
    on(event: string, listener: () => void): this;
    remove(): this;
    readonly dragging: { moved(): boolean | undefined };
  }

  class Icon {
    constructor(options: object);
    createIcon(old?: HTMLElement): HTMLElement;
    createShadow(): HTMLElement | null;
  }

  class Marker implements Layer {
    constructor(position: Coordinates, options: object);
    addTo(map: LeafletMap): this;
    remove(): this;
  }

  class SVG implements Layer {
    constructor(options: object);
    addTo(map: LeafletMap): this;
    remove(): this;
  }

  class Polygon implements Layer {
    constructor(rings: Coordinates[][] | Coordinates[][][], options: object);
    addTo(map: LeafletMap): this;
    remove(): this;
  }

  class TileLayer implements Layer {
    constructor(url: string, options: object);
    addTo(map: LeafletMap): this;
    remove(): this;
    on(event: string, listener: () => void): this;
  }
}

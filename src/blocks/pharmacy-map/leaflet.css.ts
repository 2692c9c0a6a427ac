import { globalStyle } from '@vanilla-extract/css';

// What Leaflet's own style sheet requires for the layers that the map uses; its controls, popups and colours are not.

/** Leaflet's class names. */
const container = '.leaflet-container';

globalStyle('.leaflet-pane, .leaflet-tile, .leaflet-tile-container, .leaflet-layer, .leaflet-pane > svg', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
});
globalStyle(container, { overflow: 'hidden', isolation: 'isolate' });
globalStyle(`${container} svg, ${container} img.leaflet-tile`, { maxWidth: 'none', maxHeight: 'none' });
globalStyle(`${container} img.leaflet-tile`, { width: 'auto', mixBlendMode: 'plus-lighter' });
globalStyle('.leaflet-tile', { visibility: 'hidden', userSelect: 'none', pointerEvents: 'none' });
globalStyle('.leaflet-tile-loaded', { visibility: 'inherit' });
globalStyle('.leaflet-outline-pane', { zIndex: 100 });
globalStyle('.leaflet-tile-pane', { zIndex: 200 });
globalStyle('.leaflet-marker-pane', { zIndex: 600 });
globalStyle('.leaflet-zoom-animated', { transformOrigin: '0 0' });
globalStyle('.leaflet-zoom-anim .leaflet-zoom-animated', { transition: 'transform 0.25s cubic-bezier(0, 0, 0.25, 1)' });
globalStyle('.leaflet-zoom-anim .leaflet-tile, .leaflet-pan-anim .leaflet-tile', { transition: 'none' });
globalStyle('.leaflet-zoom-anim .leaflet-zoom-hide', { visibility: 'hidden' });
globalStyle('.leaflet-grab', { cursor: 'grab' });
globalStyle('.leaflet-dragging .leaflet-grab, .leaflet-dragging .leaflet-grab button', { cursor: 'grabbing' });

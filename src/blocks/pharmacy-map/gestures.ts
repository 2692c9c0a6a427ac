/**
 * Leaves to the page what scrolls it: the wheel without Ctrl, and one finger unless `isMoving`. Two fingers, and a mouse
 * that drags, reach the map. Around the map's own element, whose listeners would otherwise see the events first.
 */
export function yieldToPage(around: HTMLElement, isMoving: () => boolean): () => void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
  };
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && event.isPrimary && !isMoving()) event.stopPropagation();
  };
  around.addEventListener('wheel', onWheel, { capture: true, passive: true });
  around.addEventListener('pointerdown', onPointer, { capture: true });
  return () => {
    around.removeEventListener('wheel', onWheel, { capture: true });
    around.removeEventListener('pointerdown', onPointer, { capture: true });
  };
}

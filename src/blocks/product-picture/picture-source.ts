import type { Picture } from '../../domain/product';

/** The files of a product's picture that a screen may need, as attributes of an image. */
export interface PictureUse {
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** The narrowest and the widest file that any screen needs at these sizes; all by default. */
  between?: readonly [narrowest: number, widest: number];
}

/** In the card of a product. */
export const cardPicture: PictureUse = {
  sizes: '(min-width: 1024px) 240px, (min-width: 768px) 30vw, 45vw',
  between: [320, 640],
};

/** `base` is the address of the pictures' service. */
export function pictureSource(
  base: string | undefined,
  { src, widths: all }: Pick<Picture, 'src' | 'widths'>,
  { sizes, between: [narrowest, widest] = [0, Number.POSITIVE_INFINITY] }: PictureUse,
) {
  const address = (width: number) => `${base}/${src}-${width}.webp`;
  const fitting = all.filter((width) => width >= narrowest && width <= widest);
  const widths = fitting.length > 0 ? fitting : all;
  return { src: address(widths[0] ?? 320), srcSet: widths.map((w) => `${address(w)} ${w}w`).join(', '), sizes };
}

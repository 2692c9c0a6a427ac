export interface Device {
  name: string;
  /** In CSS pixels, in portrait orientation. */
  width: number;
  height: number;
}

export const devices = {
  small: { name: 'Small phone, 360 × 640', width: 360, height: 640 },
  phone: { name: 'Phone, 390 × 844', width: 390, height: 844 },
  large: { name: 'Large phone, 430 × 932', width: 430, height: 932 },
  tablet: { name: 'Tablet, 820 × 1180', width: 820, height: 1180 },
} satisfies Record<string, Device>;

export type DeviceName = keyof typeof devices;

/** Width and height in the current orientation. */
export function sizeOf(name: DeviceName, rotated: boolean): { width: number; height: number } {
  const { width, height } = devices[name];
  return rotated ? { width: height, height: width } : { width, height };
}

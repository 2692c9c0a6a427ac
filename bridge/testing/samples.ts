/** By field: what a mock shop sends where a recording hides the value. */
export const samples: Readonly<Record<string, unknown>> = {
  cartId: '8f3c1a5e0b7d42969c55d1e2a7b80f44',
  orderId: 'b7e2c0d4a1f84c0e9a53d6f1c2b80e17',
  orderNumber: '7000123',
  prescriptionId: 'a-prescription',
  text: 'Göteborg',
  location: { latitude: 57.7, longitude: 11.97 },
  url: 'https://shop.example/api/document.pdf',
  fileName: 'dokument.pdf',
  title: 'Dokument',
  base64: 'JVBERi0xLjc=',
};

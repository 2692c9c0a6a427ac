import { queryOptions } from '@tanstack/react-query';
import { path, request } from '../http';
import { childrenSchema, childSchema } from './schema';

const expedition = { service: 'expedition', auth: true } as const;

/** The children in the list of who is signed in. GET /children */
export function childrenQuery() {
  return queryOptions({
    queryKey: ['expedition', 'children'],
    queryFn: ({ signal }) => request({ ...expedition, path: '/children', schema: childrenSchema, signal }),
  });
}

/** One of these children. GET /children/{id} @throws ApiError refused with 404 once it is not in the list */
export function childQuery(id: string) {
  return queryOptions({
    queryKey: ['expedition', 'child', id],
    queryFn: ({ signal }) => request({ ...expedition, path: path`/children/${id}`, schema: childSchema, signal }),
  });
}

/** Adds a child to the list. POST /children @throws ApiError */
export function addChild(personalIdNumber: string) {
  const body = { personalIdNumber };
  return request({ ...expedition, method: 'POST', path: '/children', body, schema: childrenSchema });
}

/** Hides a child from the list. DELETE /children/{id} @throws ApiError */
export function hideChild(id: string) {
  return request({ ...expedition, method: 'DELETE', path: path`/children/${id}`, schema: childrenSchema });
}

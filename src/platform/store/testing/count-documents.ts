/*
 * What Firestore bills, read from the messages of gRPC that carry documents:
 * https://firebase.google.com/docs/firestore/pricing#operations
 */

/** Documents that a server has read and written. */
export interface Counted {
  reads: number;
  writes: number;
}

/** Adds the documents of one call, from the bodies of its request and its answer. */
export function countDocuments(counted: Counted, method: string, request: Buffer, answer: Buffer) {
  const firstFields = [...messagesOf(answer)].map((message) => fieldsOf(message).next().value);
  if (method === "Commit") {
    // `writes` is the second field of `CommitRequest`.
    for (const message of messagesOf(request)) {
      counted.writes += [...fieldsOf(message)].filter((field) => field === 2).length;
    }
  } else if (method === "BatchGetDocuments") {
    // `found` or `missing`, which is read as well.
    counted.reads += firstFields.filter((field) => field === 1 || field === 2).length;
  } else if (method === "RunQuery" || method === "RunAggregationQuery") {
    // A query without results is one read, and so are 1,000 entries that are summed.
    counted.reads += Math.max(1, firstFields.filter((field) => field === 1).length);
  }
}

/** The messages of a body: each has a byte of flags and its length in front of it. */
function* messagesOf(body: Buffer): Generator<Buffer> {
  for (let start = 0; start + 5 <= body.length; ) {
    const end = start + 5 + body.readUInt32BE(start + 1);
    yield body.subarray(start + 5, end);
    start = end;
  }
}

/**
 * The numbers of a message's fields, in order, in the encoding of Protocol Buffers: before each value stand the
 * field and the value's length. Only the first one may be asked for if others are numbers, which have no length.
 */
function* fieldsOf(message: Buffer): Generator<number> {
  for (let position = 0; position < message.length; ) {
    yield message.readUInt8(position) >> 3;
    position += 1;
    let length = 0;
    for (let factor = 1, byte = 128; byte >= 128; factor *= 128, position += 1) {
      byte = message.readUInt8(position);
      length += (byte % 128) * factor;
    }
    position += length;
  }
}

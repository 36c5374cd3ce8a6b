#include "CDynamicInit.h"

#define SWIFTCALL __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef SWIFTCALL void *(*PlainInit)(SELF const void *);
typedef SWIFTCALL void *(*FrameInit)(double, double, double, double, SELF const void *);
typedef SWIFTCALL void *(*NamedInit)(uint64_t, uint64_t, SELF const void *);
typedef SWIFTCALL void *(*NibInit)(uint64_t, uint64_t, uint64_t, SELF const void *);
typedef SWIFTCALL void *(*SegueInit)(uint64_t, uint64_t, const void *, const void *, SELF const void *);
typedef SWIFTCALL void *(*CollectionInit)(double, double, double, double, const void *, SELF const void *);
typedef SWIFTCALL void *(*ObjectInit)(const void *, SELF const void *);
typedef SWIFTCALL void *(*CellInit)(uint8_t, uint64_t, uint64_t, SELF const void *);

void *quoin_init_plain(const void *function, const void *metatype) { return ((PlainInit)function)(metatype); }

void *quoin_init_frame(const void *function, double x, double y, double width, double height, const void *metatype) {
  return ((FrameInit)function)(x, y, width, height, metatype);
}

// A nil string is two zero words.
void *quoin_init_cell(const void *function, uint8_t style, const void *metatype) { return ((CellInit)function)(style, 0, 0, metatype); }

void *quoin_init_named(const void *function, const void *metatype) { return ((NamedInit)function)(0, 0, metatype); }

void *quoin_init_nib(const void *function, const void *metatype) { return ((NibInit)function)(0, 0, 0, metatype); }

void *quoin_init_segue(
  const void *function, uint64_t name, uint64_t more, const void *source, const void *destination, const void *metatype) {
  return ((SegueInit)function)(name, more, source, destination, metatype);
}

void *quoin_init_collection(
  const void *function, double x, double y, double width, double height, const void *layout, const void *metatype) {
  return ((CollectionInit)function)(x, y, width, height, layout, metatype);
}

void *quoin_init_object(const void *function, const void *object, const void *metatype) {
  return ((ObjectInit)function)(object, metatype);
}

#pragma once
#include <stdint.h>

// Calls a Swift allocating initializer that was found in a class's table of methods. Swift has no way to say this for
// initializers that are not `required`, and on the phone those of cells, views and layers are not.

/// `init()`
void *quoin_init_plain(const void *function, const void *metatype);
/// `init(frame: CGRect)`
void *quoin_init_frame(const void *function, double x, double y, double width, double height, const void *metatype);
/// `init(style:reuseIdentifier:)`, the identifier nil
void *quoin_init_cell(const void *function, uint8_t style, const void *metatype);
/// `init(reuseIdentifier:)`, the identifier nil
void *quoin_init_named(const void *function, const void *metatype);
/// `init(nibName:bundle:)`, both nil
void *quoin_init_nib(const void *function, const void *metatype);
/// `init(identifier:source:destination:)`; the two words of the identifier and both controllers are taken over
void *quoin_init_segue(
  const void *function, uint64_t name, uint64_t more, const void *source, const void *destination, const void *metatype);
/// `init(frame:collectionViewLayout:)`; the layout is taken over
void *quoin_init_collection(
  const void *function, double x, double y, double width, double height, const void *layout, const void *metatype);
/// `init(image:)` and others of one object or nil, which is taken over
void *quoin_init_object(const void *function, const void *object, const void *metatype);

// The few calls we make into the ICU that Swift's own toolchain carries (76 in Swift 6.3), by its stable C names.
// It needs no package of its own and it is the same on every distribution, which Debian's versioned libicu is not.
#pragma once
#include <stdint.h>

typedef struct UBreakIterator UBreakIterator;
typedef struct UBiDi UBiDi;

UBreakIterator *swift_ubrk_open(int type, const char *locale, const uint16_t *text, int32_t length, int *status);
void swift_ubrk_setText(UBreakIterator *iterator, const uint16_t *text, int32_t length, int *status);
int32_t swift_ubrk_first(UBreakIterator *iterator);
int32_t swift_ubrk_next(UBreakIterator *iterator);
void swift_ubrk_close(UBreakIterator *iterator);

UBiDi *swift_ubidi_open(void);
void swift_ubidi_setPara(UBiDi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *embedding, int *status);
uint8_t swift_ubidi_getParaLevel(const UBiDi *bidi);
const uint8_t *swift_ubidi_getLevels(UBiDi *bidi, int *status);
void swift_ubidi_close(UBiDi *bidi);

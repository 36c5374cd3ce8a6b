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

typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;
typedef struct URelativeDateTimeFormatter URelativeDateTimeFormatter;
typedef struct UListFormatter UListFormatter;

UNumberFormatter *swift_unumf_openForSkeletonAndLocale(const uint16_t *skeleton, int32_t length, const char *locale, int *status);
UFormattedNumber *swift_unumf_openResult(int *status);
void swift_unumf_formatDouble(const UNumberFormatter *formatter, double value, UFormattedNumber *result, int *status);
int32_t swift_unumf_resultToString(const UFormattedNumber *result, uint16_t *buffer, int32_t capacity, int *status);
void swift_unumf_closeResult(UFormattedNumber *result);
void swift_unumf_close(UNumberFormatter *formatter);

URelativeDateTimeFormatter *swift_ureldatefmt_open(const char *locale, void *numbers, int style, int context, int *status);
int32_t swift_ureldatefmt_formatNumeric(
    const URelativeDateTimeFormatter *formatter, double offset, int unit, uint16_t *buffer, int32_t capacity, int *status);
int32_t swift_ureldatefmt_format(
    const URelativeDateTimeFormatter *formatter, double offset, int unit, uint16_t *buffer, int32_t capacity, int *status);
void swift_ureldatefmt_close(URelativeDateTimeFormatter *formatter);
void *swift_unum_open(int style, const uint16_t *pattern, int32_t length, const char *locale, void *error, int *status);

UListFormatter *swift_ulistfmt_openForType(const char *locale, int type, int width, int *status);
int32_t swift_ulistfmt_format(
    const UListFormatter *formatter, const uint16_t *const strings[], const int32_t *lengths, int32_t count, uint16_t *buffer,
    int32_t capacity, int *status);
void swift_ulistfmt_close(UListFormatter *formatter);

#pragma once

namespace cheesemoon {

// What Unicode knows of a character, as far as names and chat need it.

/// Whether it shows nothing, or changes how the text around it is shown: control characters (line
/// ends, too), those of no width, those that turn the direction of writing, fillers, tags,
/// variation selectors, private ones and those that are no characters.
bool is_unseen(char32_t letter);

/// Whether it is drawn onto the character before it, as accents are.
bool is_mark(char32_t letter);

bool is_space(char32_t letter);

/// Whether an emoji can begin with it; digits can.
bool is_emoji(char32_t letter);
/// Whether emojis of several pictures may have it as one of them.
bool is_picture(char32_t letter);

}  // namespace cheesemoon

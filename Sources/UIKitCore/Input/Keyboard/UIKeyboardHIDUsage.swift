/// The place of a key on a keyboard, by the numbers of the USB standard for input devices. iOS 13.4.
///
/// A key has the same place in every language: what it writes is ``UIKey/characters``. Follows Apple's page
/// "UIKeyboardHIDUsage".
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// More keys are held than the keyboard can tell apart.
    case keyboardErrorRollOver = 1
    /// The keyboard has failed its own test.
    case keyboardPOSTFail = 2
    /// An error of the keyboard.
    case keyboardErrorUndefined = 3
    /// The letter A.
    case keyboardA = 4
    /// The letter B.
    case keyboardB = 5
    /// The letter C.
    case keyboardC = 6
    /// The letter D.
    case keyboardD = 7
    /// The letter E.
    case keyboardE = 8
    /// The letter F.
    case keyboardF = 9
    /// The letter G.
    case keyboardG = 10
    /// The letter H.
    case keyboardH = 11
    /// The letter I.
    case keyboardI = 12
    /// The letter J.
    case keyboardJ = 13
    /// The letter K.
    case keyboardK = 14
    /// The letter L.
    case keyboardL = 15
    /// The letter M.
    case keyboardM = 16
    /// The letter N.
    case keyboardN = 17
    /// The letter O.
    case keyboardO = 18
    /// The letter P.
    case keyboardP = 19
    /// The letter Q.
    case keyboardQ = 20
    /// The letter R.
    case keyboardR = 21
    /// The letter S.
    case keyboardS = 22
    /// The letter T.
    case keyboardT = 23
    /// The letter U.
    case keyboardU = 24
    /// The letter V.
    case keyboardV = 25
    /// The letter W.
    case keyboardW = 26
    /// The letter X.
    case keyboardX = 27
    /// The letter Y.
    case keyboardY = 28
    /// The letter Z.
    case keyboardZ = 29
    /// The digit 1 in the upper row.
    case keyboard1 = 30
    /// The digit 2 in the upper row.
    case keyboard2 = 31
    /// The digit 3 in the upper row.
    case keyboard3 = 32
    /// The digit 4 in the upper row.
    case keyboard4 = 33
    /// The digit 5 in the upper row.
    case keyboard5 = 34
    /// The digit 6 in the upper row.
    case keyboard6 = 35
    /// The digit 7 in the upper row.
    case keyboard7 = 36
    /// The digit 8 in the upper row.
    case keyboard8 = 37
    /// The digit 9 in the upper row.
    case keyboard9 = 38
    /// The digit 0 in the upper row.
    case keyboard0 = 39
    /// Return.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Delete, to the left of the cursor.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// The hyphen, and the underscore.
    case keyboardHyphen = 45
    /// The equal sign, and the plus.
    case keyboardEqualSign = 46
    /// The opening bracket and brace.
    case keyboardOpenBracket = 47
    /// The closing bracket and brace.
    case keyboardCloseBracket = 48
    /// The backslash, and the bar.
    case keyboardBackslash = 49
    /// The number sign beside Return, outside the US.
    case keyboardNonUSPound = 50
    /// The semicolon and the colon.
    case keyboardSemicolon = 51
    /// The quotes.
    case keyboardQuote = 52
    /// The grave accent and the tilde.
    case keyboardGraveAccentAndTilde = 53
    /// The comma.
    case keyboardComma = 54
    /// The full stop.
    case keyboardPeriod = 55
    /// The slash, and the question mark.
    case keyboardSlash = 56
    /// Caps lock.
    case keyboardCapsLock = 57
    /// The function key F1.
    case keyboardF1 = 58
    /// The function key F2.
    case keyboardF2 = 59
    /// The function key F3.
    case keyboardF3 = 60
    /// The function key F4.
    case keyboardF4 = 61
    /// The function key F5.
    case keyboardF5 = 62
    /// The function key F6.
    case keyboardF6 = 63
    /// The function key F7.
    case keyboardF7 = 64
    /// The function key F8.
    case keyboardF8 = 65
    /// The function key F9.
    case keyboardF9 = 66
    /// The function key F10.
    case keyboardF10 = 67
    /// The function key F11.
    case keyboardF11 = 68
    /// The function key F12.
    case keyboardF12 = 69
    /// Print screen.
    case keyboardPrintScreen = 70
    /// Scroll lock.
    case keyboardScrollLock = 71
    /// Pause.
    case keyboardPause = 72
    /// Insert.
    case keyboardInsert = 73
    /// Home.
    case keyboardHome = 74
    /// Page up.
    case keyboardPageUp = 75
    /// Delete, to the right of the cursor.
    case keyboardDeleteForward = 76
    /// End.
    case keyboardEnd = 77
    /// Page down.
    case keyboardPageDown = 78
    /// The arrow to the right.
    case keyboardRightArrow = 79
    /// The arrow to the left.
    case keyboardLeftArrow = 80
    /// The arrow down.
    case keyboardDownArrow = 81
    /// The arrow up.
    case keyboardUpArrow = 82
    /// Num lock or clear.
    case keypadNumLock = 83
    /// The slash of the number pad.
    case keypadSlash = 84
    /// The asterisk of the number pad.
    case keypadAsterisk = 85
    /// The minus of the number pad.
    case keypadHyphen = 86
    /// The plus of the number pad.
    case keypadPlus = 87
    /// Enter on the number pad.
    case keypadEnter = 88
    /// The digit 1 of the number pad.
    case keypad1 = 89
    /// The digit 2 of the number pad.
    case keypad2 = 90
    /// The digit 3 of the number pad.
    case keypad3 = 91
    /// The digit 4 of the number pad.
    case keypad4 = 92
    /// The digit 5 of the number pad.
    case keypad5 = 93
    /// The digit 6 of the number pad.
    case keypad6 = 94
    /// The digit 7 of the number pad.
    case keypad7 = 95
    /// The digit 8 of the number pad.
    case keypad8 = 96
    /// The digit 9 of the number pad.
    case keypad9 = 97
    /// The digit 0 of the number pad.
    case keypad0 = 98
    /// The decimal point of the number pad.
    case keypadPeriod = 99
    /// The key beside the left shift key, outside the US.
    case keyboardNonUSBackslash = 100
    /// The key for the context menu.
    case keyboardApplication = 101
    /// Power.
    case keyboardPower = 102
    /// The equal sign of the number pad.
    case keypadEqualSign = 103
    /// The function key F13.
    case keyboardF13 = 104
    /// The function key F14.
    case keyboardF14 = 105
    /// The function key F15.
    case keyboardF15 = 106
    /// The function key F16.
    case keyboardF16 = 107
    /// The function key F17.
    case keyboardF17 = 108
    /// The function key F18.
    case keyboardF18 = 109
    /// The function key F19.
    case keyboardF19 = 110
    /// The function key F20.
    case keyboardF20 = 111
    /// The function key F21.
    case keyboardF21 = 112
    /// The function key F22.
    case keyboardF22 = 113
    /// The function key F23.
    case keyboardF23 = 114
    /// The function key F24.
    case keyboardF24 = 115
    /// Execute.
    case keyboardExecute = 116
    /// Help.
    case keyboardHelp = 117
    /// Menu.
    case keyboardMenu = 118
    /// Select.
    case keyboardSelect = 119
    /// Stop.
    case keyboardStop = 120
    /// The same again.
    case keyboardAgain = 121
    /// Undo.
    case keyboardUndo = 122
    /// Cut.
    case keyboardCut = 123
    /// Copy.
    case keyboardCopy = 124
    /// Paste.
    case keyboardPaste = 125
    /// Find.
    case keyboardFind = 126
    /// Mute.
    case keyboardMute = 127
    /// Louder.
    case keyboardVolumeUp = 128
    /// Softer.
    case keyboardVolumeDown = 129
    /// Caps lock that stays down.
    case keyboardLockingCapsLock = 130
    /// Num lock that stays down.
    case keyboardLockingNumLock = 131
    /// Scroll lock that stays down.
    case keyboardLockingScrollLock = 132
    /// The comma of the number pad.
    case keypadComma = 133
    /// The equal sign of the number pad of an AS/400.
    case keypadEqualSignAS400 = 134
    /// A key of keyboards for other languages, number 1.
    case keyboardInternational1 = 135
    /// A key of keyboards for other languages, number 2.
    case keyboardInternational2 = 136
    /// A key of keyboards for other languages, number 3.
    case keyboardInternational3 = 137
    /// A key of keyboards for other languages, number 4.
    case keyboardInternational4 = 138
    /// A key of keyboards for other languages, number 5.
    case keyboardInternational5 = 139
    /// A key of keyboards for other languages, number 6.
    case keyboardInternational6 = 140
    /// A key of keyboards for other languages, number 7.
    case keyboardInternational7 = 141
    /// A key of keyboards for other languages, number 8.
    case keyboardInternational8 = 142
    /// A key of keyboards for other languages, number 9.
    case keyboardInternational9 = 143
    /// A key that chooses a script, number 1.
    case keyboardLANG1 = 144
    /// A key that chooses a script, number 2.
    case keyboardLANG2 = 145
    /// A key that chooses a script, number 3.
    case keyboardLANG3 = 146
    /// A key that chooses a script, number 4.
    case keyboardLANG4 = 147
    /// A key that chooses a script, number 5.
    case keyboardLANG5 = 148
    /// A key that chooses a script, number 6.
    case keyboardLANG6 = 149
    /// A key that chooses a script, number 7.
    case keyboardLANG7 = 150
    /// A key that chooses a script, number 8.
    case keyboardLANG8 = 151
    /// A key that chooses a script, number 9.
    case keyboardLANG9 = 152
    /// Erase.
    case keyboardAlternateErase = 153
    /// System request or attention.
    case keyboardSysReqOrAttention = 154
    /// Cancel.
    case keyboardCancel = 155
    /// Clear.
    case keyboardClear = 156
    /// The one before.
    case keyboardPrior = 157
    /// Return.
    case keyboardReturn = 158
    /// Separator.
    case keyboardSeparator = 159
    /// Out.
    case keyboardOut = 160
    /// Operator.
    case keyboardOper = 161
    /// Clear, or again.
    case keyboardClearOrAgain = 162
    /// Cursor select, or properties.
    case keyboardCrSelOrProps = 163
    /// Extend the selection.
    case keyboardExSel = 164
    /// Control at the left.
    case keyboardLeftControl = 224
    /// Shift at the left.
    case keyboardLeftShift = 225
    /// Option at the left.
    case keyboardLeftAlt = 226
    /// Command at the left.
    case keyboardLeftGUI = 227
    /// Control at the right.
    case keyboardRightControl = 228
    /// Shift at the right.
    case keyboardRightShift = 229
    /// Option at the right.
    case keyboardRightAlt = 230
    /// Command at the right.
    case keyboardRightGUI = 231
    /// No key: numbers from here on are reserved.
    case keyboard_Reserved = 65535
}

// Other names of keys that choose a script.
extension UIKeyboardHIDUsage {
    /// The key for letters and digits on a Japanese keyboard.
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// The key for Hangul on a Korean keyboard.
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// The key for Hanja on a Korean keyboard.
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// The key for hiragana on a Japanese keyboard.
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
    /// The key for kana on a Japanese keyboard.
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// The key for katakana on a Japanese keyboard.
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
    /// The key for full and half width on a Japanese keyboard.
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}

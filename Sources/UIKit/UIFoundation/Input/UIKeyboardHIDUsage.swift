/// The position of a key on a keyboard, by the numbers of the USB standard for input devices. iOS 13.4.
///
/// A key has the same position in every language; ``UIKey/characters`` is the text that it types. Follows Apple's
/// page "UIKeyboardHIDUsage".
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// More keys are pressed than the keyboard can distinguish.
    case keyboardErrorRollOver = 1
    /// The keyboard's self-test failed.
    case keyboardPOSTFail = 2
    /// An undefined error of the keyboard.
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
    /// The opening bracket and the opening brace.
    case keyboardOpenBracket = 47
    /// The closing bracket and the closing brace.
    case keyboardCloseBracket = 48
    /// The backslash, and the bar.
    case keyboardBackslash = 49
    /// The number sign next to Return on non-US keyboards.
    case keyboardNonUSPound = 50
    /// The semicolon and the colon.
    case keyboardSemicolon = 51
    /// The quotes.
    case keyboardQuote = 52
    /// The grave accent and the tilde.
    case keyboardGraveAccentAndTilde = 53
    /// The comma.
    case keyboardComma = 54
    /// The period.
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
    /// The Right Arrow key.
    case keyboardRightArrow = 79
    /// The Left Arrow key.
    case keyboardLeftArrow = 80
    /// The Down Arrow key.
    case keyboardDownArrow = 81
    /// The Up Arrow key.
    case keyboardUpArrow = 82
    /// Num Lock or Clear.
    case keypadNumLock = 83
    /// The slash on the numeric keypad.
    case keypadSlash = 84
    /// The asterisk on the numeric keypad.
    case keypadAsterisk = 85
    /// The minus on the numeric keypad.
    case keypadHyphen = 86
    /// The plus on the numeric keypad.
    case keypadPlus = 87
    /// Enter on the numeric keypad.
    case keypadEnter = 88
    /// The digit 1 on the numeric keypad.
    case keypad1 = 89
    /// The digit 2 on the numeric keypad.
    case keypad2 = 90
    /// The digit 3 on the numeric keypad.
    case keypad3 = 91
    /// The digit 4 on the numeric keypad.
    case keypad4 = 92
    /// The digit 5 on the numeric keypad.
    case keypad5 = 93
    /// The digit 6 on the numeric keypad.
    case keypad6 = 94
    /// The digit 7 on the numeric keypad.
    case keypad7 = 95
    /// The digit 8 on the numeric keypad.
    case keypad8 = 96
    /// The digit 9 on the numeric keypad.
    case keypad9 = 97
    /// The digit 0 on the numeric keypad.
    case keypad0 = 98
    /// The decimal point on the numeric keypad.
    case keypadPeriod = 99
    /// The key next to the left Shift key on non-US keyboards.
    case keyboardNonUSBackslash = 100
    /// The key that opens the context menu.
    case keyboardApplication = 101
    /// Power.
    case keyboardPower = 102
    /// The equal sign on the numeric keypad.
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
    /// Again.
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
    /// Volume up.
    case keyboardVolumeUp = 128
    /// Volume down.
    case keyboardVolumeDown = 129
    /// Locking Caps Lock.
    case keyboardLockingCapsLock = 130
    /// Locking Num Lock.
    case keyboardLockingNumLock = 131
    /// Locking Scroll Lock.
    case keyboardLockingScrollLock = 132
    /// The comma on the numeric keypad.
    case keypadComma = 133
    /// The equal sign on the numeric keypad of an AS/400.
    case keypadEqualSignAS400 = 134
    /// International key 1.
    case keyboardInternational1 = 135
    /// International key 2.
    case keyboardInternational2 = 136
    /// International key 3.
    case keyboardInternational3 = 137
    /// International key 4.
    case keyboardInternational4 = 138
    /// International key 5.
    case keyboardInternational5 = 139
    /// International key 6.
    case keyboardInternational6 = 140
    /// International key 7.
    case keyboardInternational7 = 141
    /// International key 8.
    case keyboardInternational8 = 142
    /// International key 9.
    case keyboardInternational9 = 143
    /// Language key 1.
    case keyboardLANG1 = 144
    /// Language key 2.
    case keyboardLANG2 = 145
    /// Language key 3.
    case keyboardLANG3 = 146
    /// Language key 4.
    case keyboardLANG4 = 147
    /// Language key 5.
    case keyboardLANG5 = 148
    /// Language key 6.
    case keyboardLANG6 = 149
    /// Language key 7.
    case keyboardLANG7 = 150
    /// Language key 8.
    case keyboardLANG8 = 151
    /// Language key 9.
    case keyboardLANG9 = 152
    /// Alternate erase.
    case keyboardAlternateErase = 153
    /// System request or attention.
    case keyboardSysReqOrAttention = 154
    /// Cancel.
    case keyboardCancel = 155
    /// Clear.
    case keyboardClear = 156
    /// Prior.
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
    /// Left Control.
    case keyboardLeftControl = 224
    /// Left Shift.
    case keyboardLeftShift = 225
    /// Left Option.
    case keyboardLeftAlt = 226
    /// Left Command.
    case keyboardLeftGUI = 227
    /// Right Control.
    case keyboardRightControl = 228
    /// Right Shift.
    case keyboardRightShift = 229
    /// Right Option.
    case keyboardRightAlt = 230
    /// Right Command.
    case keyboardRightGUI = 231
    /// Reserved: this number and higher ones aren't keys.
    case keyboard_Reserved = 65535
}

// Other names of language keys.
extension UIKeyboardHIDUsage {
    /// The key that switches to alphanumeric input on a Japanese keyboard.
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// The Hangul key on a Korean keyboard.
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// The Hanja key on a Korean keyboard.
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// The hiragana key on a Japanese keyboard.
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
    /// The key that switches to kana on a Japanese keyboard.
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// The katakana key on a Japanese keyboard.
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
    /// The key for full-width and half-width characters on a Japanese keyboard.
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}

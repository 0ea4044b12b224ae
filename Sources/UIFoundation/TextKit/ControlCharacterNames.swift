// The older names of what control characters do. Deprecated by Apple in iOS 9.

/// It takes no room.
public var NSControlCharacterZeroAdvancementAction: Int {
    NSLayoutManager.ControlCharacterAction.zeroAdvancement.rawValue
}

/// It takes the room that a delegate says.
public var NSControlCharacterWhitespaceAction: Int {
    NSLayoutManager.ControlCharacterAction.whitespace.rawValue
}

/// It leads to a tab stop.
public var NSControlCharacterHorizontalTabAction: Int {
    NSLayoutManager.ControlCharacterAction.horizontalTab.rawValue
}

/// It ends a line.
public var NSControlCharacterLineBreakAction: Int {
    NSLayoutManager.ControlCharacterAction.lineBreak.rawValue
}

/// It ends a paragraph.
public var NSControlCharacterParagraphBreakAction: Int {
    NSLayoutManager.ControlCharacterAction.paragraphBreak.rawValue
}

/// It ends a container.
public var NSControlCharacterContainerBreakAction: Int {
    NSLayoutManager.ControlCharacterAction.containerBreak.rawValue
}

// The former names of control character actions. Deprecated by Apple in iOS 9.

/// Takes no space.
public var NSControlCharacterZeroAdvancementAction: Int {
    NSLayoutManager.ControlCharacterAction.zeroAdvancement.rawValue
}

/// Takes the space that the delegate returns.
public var NSControlCharacterWhitespaceAction: Int {
    NSLayoutManager.ControlCharacterAction.whitespace.rawValue
}

/// Advances to a tab stop.
public var NSControlCharacterHorizontalTabAction: Int {
    NSLayoutManager.ControlCharacterAction.horizontalTab.rawValue
}

/// Ends the line.
public var NSControlCharacterLineBreakAction: Int {
    NSLayoutManager.ControlCharacterAction.lineBreak.rawValue
}

/// Ends the paragraph.
public var NSControlCharacterParagraphBreakAction: Int {
    NSLayoutManager.ControlCharacterAction.paragraphBreak.rawValue
}

/// Ends the container.
public var NSControlCharacterContainerBreakAction: Int {
    NSLayoutManager.ControlCharacterAction.containerBreak.rawValue
}

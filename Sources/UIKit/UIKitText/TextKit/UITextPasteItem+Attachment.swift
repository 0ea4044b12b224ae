extension UITextPasteItem {
    /// Sets an attachment as the item's result.
    public func setResult(attachment textAttachment: NSTextAttachment) {
        setResult(attributedString: NSAttributedString(attachment: textAttachment))
    }
}

import UIKit

open class SKLabelNode: SKNode {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String? = "HelveticaNeue-UltraLight"
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    public init(fontNamed fontName: String?) { super.init(); self.fontName = fontName }
    public convenience init(text: String?) { self.init(); self.text = text }

    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }

    open override var frame: CGRect {
        let font =
            fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? UIFont.systemFont(ofSize: fontSize)
        let size = (attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font]))
            .size()
        let left: CGFloat = horizontalAlignmentMode == .left ? 0 : horizontalAlignmentMode == .right ? 1 : 0.5
        let below: CGFloat = verticalAlignmentMode == .center ? 0.5 : verticalAlignmentMode == .top ? 1 : 0
        return CGRect(
            x: position.x - size.width * left, y: position.y - size.height * below, width: size.width,
            height: size.height)
    }
}

extension UIImageView: SelfDrawing {
    package func drawLook() {
        guard drawsImage, let image = shownImage else { return }
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        if clipsToBounds { context?.clip(to: bounds) }
        image.draw(in: contentMode.rect(of: image.size, in: bounds), stencil: tintColor)
        context?.restoreGState()
    }
}

extension UIView.ContentMode {
    /// The rectangle of content with a size in a view's bounds.
    package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit:
            let factor = min(bounds.width / size.width, bounds.height / size.height)
            return place(CGSize(width: size.width * factor, height: size.height * factor), in: bounds)
        case .scaleAspectFill:
            let factor = max(bounds.width / size.width, bounds.height / size.height)
            return place(CGSize(width: size.width * factor, height: size.height * factor), in: bounds)
        default: return place(size, in: bounds)
        }
    }

    private func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * horizontalPart,
            y: bounds.minY + (bounds.height - size.height) * verticalPart, width: size.width,
            height: size.height)
    }

    /// The fraction of the free width that is left of the content.
    private var horizontalPart: CGFloat {
        switch self {
        case .left, .topLeft, .bottomLeft: 0
        case .right, .topRight, .bottomRight: 1
        default: 0.5
        }
    }

    /// The fraction of the free height that is above the content.
    private var verticalPart: CGFloat {
        switch self {
        case .top, .topLeft, .topRight: 0
        case .bottom, .bottomLeft, .bottomRight: 1
        default: 0.5
        }
    }
}

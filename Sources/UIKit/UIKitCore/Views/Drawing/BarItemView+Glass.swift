extension UIImage {
    /// A symbol in the size and weight of items on glass, unless it has its own; other images.
    func onGlass(_ size: CGFloat) -> UIImage {
        preferring(SymbolConfiguration(pointSize: size, weight: .medium))
    }
}

// Items on glass, since iOS 26.
extension BarItemView {
    /// The arrow of a back button, without a title.
    func drawBackOnGlass() {
        let arrow = UIBezierPath()
        let middle = CGPoint(x: bounds.midX - 1, y: bounds.midY)
        arrow.move(to: CGPoint(x: middle.x + 4, y: middle.y - 8))
        arrow.addLine(to: CGPoint(x: middle.x - 4, y: middle.y))
        arrow.addLine(to: CGPoint(x: middle.x + 4, y: middle.y + 8))
        arrow.lineWidth = 2.5
        arrow.lineCapStyle = .round
        arrow.lineJoinStyle = .round
        (isEnabled ? superview?.extras?.tintColor ?? .label : .tertiaryLabel).setStroke()
        arrow.stroke()
    }

    /// A tab: an image above a title, or side by side in a low bar. A round one has only an image. Unselected tabs have
    /// the color of text. Source of the positions: a view hierarchy of iOS 26.1, published on GitHub.
    func drawOnGlass(_ item: UITabBarItem, isSelected: Bool) {
        let attributes = item.shownTitleAttributes(isSelected ? .selected : .normal)
        let standard: UIColor =
            isSelected ? tintColor : (superview as? UITabBar)?.unselectedItemTintColor ?? .label
        let color = isEnabled ? standard : .tertiaryLabel
        let image = ((isSelected ? item.selectedImage : nil) ?? item.shownImage)?.onGlass(
            bounds.height < 40 ? 17 : 21)
        let titleColor = attributes[.foregroundColor] as? UIColor ?? color
        func title(_ size: CGFloat) -> DrawnText? {
            let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: size, weight: .medium)
            return self.title.map { DrawnText($0, font, titleColor) }
        }
        let bar = superview as? UITabBar
        if bounds.width <= bounds.height || bar?.showsOnlyImage(item) == true {
            image?.draw(inMiddleOf: bounds, stencil: color)
        } else if bar?.isOnTop == true {
            title(UITabBar.fontOnTop.pointSize)?.draw(in: bounds, .center)
        } else if bounds.height < 40 {
            draw(image, color, beside: title(13))
        } else {
            let y = bounds.minY + ((bounds.height - 41) / 2).rounded(.down)
            let top = CGRect(x: bounds.minX, y: y, width: bounds.width, height: 28)
            image?.draw(inMiddleOf: top, stencil: color)
            let below = CGRect(x: bounds.minX, y: y + 29, width: bounds.width, height: 12)
            title(10)?.draw(in: below, .center)
        }
    }

    private func draw(_ image: UIImage?, _ color: UIColor, beside title: DrawnText?) {
        let (imageWidth, titleWidth) = (image?.size.width ?? 0, title?.size().width ?? 0)
        let space: CGFloat = image == nil || title == nil ? 0 : 6
        let start = bounds.midX - (imageWidth + space + titleWidth) / 2
        image?.draw(
            inMiddleOf: CGRect(x: start, y: bounds.minY, width: imageWidth, height: bounds.height),
            stencil: color)
        let rest = CGRect(
            x: start + imageWidth + space, y: bounds.minY, width: titleWidth + 1, height: bounds.height)
        title?.draw(in: rest, .left)
    }
}

extension UIImage {
    /// A symbol in the size and weight of items on glass, unless it has its own; other images.
    func onGlass(_ size: CGFloat) -> UIImage {
        preferring(SymbolConfiguration(pointSize: size, weight: .medium))
    }
}

// Items on glass, since iOS 26.
extension BarItemView {
    /// The arrow of a back button, and the content of one that a back action makes.
    func drawBackOnGlass() {
        let arrow = UIBezierPath()
        let middle = CGPoint(x: bounds.minX + bounds.height / 2 - 1, y: bounds.midY)
        arrow.move(to: CGPoint(x: middle.x + 4, y: middle.y - 8))
        arrow.addLine(to: CGPoint(x: middle.x - 4, y: middle.y))
        arrow.addLine(to: CGPoint(x: middle.x + 4, y: middle.y + 8))
        arrow.lineWidth = 2.5
        arrow.lineCapStyle = .round
        arrow.lineJoinStyle = .round
        let color = isEnabled ? superview?.extras?.tintColor ?? .label : .tertiaryLabel
        color.setStroke()
        arrow.stroke()
        guard let bar = superview as? UINavigationBar else { return }
        let rest = CGRect(
            x: bounds.minX + bounds.height - 8, y: bounds.minY, width: bounds.width - bounds.height - 8,
            height: bounds.height)
        bar.backImage?.onGlass(19).drawItem(inMiddleOf: rest, in: color)
        bar.backWordsOnGlass.map { DrawnText($0, UINavigationBar.backFontOnGlass, color) }?
            .draw(in: rest, .left)
    }

    /// The area to whose middle a tab's badge refers. In a low bar it is the image, or else the end of the title.
    func badgeArea(of item: UITabBarItem) -> CGRect {
        guard Runtime.current.design == .glass, bounds.height < 40 else { return bounds }
        let isOnTop = (superview as? UITabBar)?.isOnTop == true
        let font = isOnTop ? UITabBar.fontOnTop : .systemFont(ofSize: 13, weight: .medium)
        let title = self.title.map { DrawnText($0, font, .label).size().width } ?? 0
        let image = isOnTop ? 0 : (item.shownImage?.onGlass(17).size.width ?? 0) + 6
        let x = isOnTop ? bounds.midX + title / 2 - 5 : bounds.midX - (image + title) / 2 + image / 2 - 10
        return CGRect(x: x - 40, y: bounds.minY - 3, width: 80, height: bounds.height)
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
            image?.drawItem(inMiddleOf: bounds, in: color)
        } else if bar?.isOnTop == true {
            title(UITabBar.fontOnTop.pointSize)?.draw(in: bounds, .center)
        } else if bounds.height < 40 {
            draw(image, color, beside: title(13))
        } else {
            let y = bounds.minY + ((bounds.height - 41) / 2).rounded(.down)
            let top = CGRect(x: bounds.minX, y: y, width: bounds.width, height: 28)
            image?.drawItem(inMiddleOf: top, in: color)
            let below = CGRect(x: bounds.minX, y: y + 29, width: bounds.width, height: 12)
            title(10)?.draw(in: below, .center)
        }
    }

    private func draw(_ image: UIImage?, _ color: UIColor, beside title: DrawnText?) {
        let (imageWidth, titleWidth) = (image?.size.width ?? 0, title?.size().width ?? 0)
        let space: CGFloat = image == nil || title == nil ? 0 : 6
        let start = bounds.midX - (imageWidth + space + titleWidth) / 2
        image?.drawItem(
            inMiddleOf: CGRect(x: start, y: bounds.minY, width: imageWidth, height: bounds.height), in: color)
        let rest = CGRect(
            x: start + imageWidth + space, y: bounds.minY, width: titleWidth + 1, height: bounds.height)
        title?.draw(in: rest, .left)
    }
}

// The back button that a back action makes without a previous page has the action's image or title. Otherwise it has the title that the
// app has set for the previous page, if that has room. Evidence: hunt26-bars-07, hunt27-bars-03 to hunt27-bars-06.
extension UINavigationBar {
    fileprivate static var backFontOnGlass: UIFont { .systemFont(ofSize: 17, weight: .medium) }

    fileprivate var backWordsOnGlass: String? {
        if let item = topItem, let words = backItem?.ownBackTitle {
            let width = widthOfBackOnGlass(height: BarItemMetrics(of: self).height, words: words)
            return hasRoom(forBackButtonOfWidth: width, of: item) ? words : nil
        }
        guard backItem == nil, let action = topItem?.backAction, action.image == nil, !action.title.isEmpty
        else { return nil }
        return action.title
    }

    /// The width of a back button on glass: a circle around the arrow, and the content next to it.
    func widthOfBackOnGlass(height: CGFloat) -> CGFloat {
        widthOfBackOnGlass(height: height, words: backWordsOnGlass)
    }

    private func widthOfBackOnGlass(height: CGFloat, words: String?) -> CGFloat {
        let title = words.map { DrawnText($0, Self.backFontOnGlass, .label).size().width }
        return (backImage?.onGlass(19).size.width ?? title).map { height + $0.rounded(.up) + 8 } ?? height
    }
}

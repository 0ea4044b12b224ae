extension UINavigationBar {
    /// Returns the title view with its frame: its fitting width, limited by the buttons. A search bar fills the available width. Follows
    /// Apple's page "titleView".
    func placedTitleView(of item: UINavigationItem) -> BroughtViews.Placed? {
        guard let view = item.titleView else { return nil }
        let height = min(lineBottom, lineTop + 44) - lineTop
        let size =
            view is UISearchBar ? CGSize(width: bounds.width, height: height) : view.sizeInBar
        let room = titleRoom(of: item, title: size.width, from: lineTop, to: lineTop + height)
        let width = min(size.width, room.line.width)
        let x =
            switch room.alignment {
            case .left: room.line.minX
            case .right: room.line.maxX - width
            default: room.line.midX - width / 2
            }
        let origin = CGPoint(x: x, y: room.line.midY - size.height / 2)
        return BroughtViews.Placed(
            view: view, frame: CGRect(origin: origin, size: CGSize(width: width, height: size.height)))
    }
}

extension UINavigationBar {
    /// The view in the place of the title: as wide as suits it and as the buttons leave room. A search bar takes all the room. Follows
    /// Apple's page "titleView".
    func placedTitleView(of item: UINavigationItem) -> BroughtViews.Placed? {
        guard let view = item.titleView else { return nil }
        let height = min(lineBottom, lineTop + 44) - lineTop
        let size =
            view is UISearchBar ? CGSize(width: boundsStorage.width, height: height) : view.sizeInBar
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

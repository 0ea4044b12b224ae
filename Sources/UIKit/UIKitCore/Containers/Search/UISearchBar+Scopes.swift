extension UISearchBar {
    func scopesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.searchedPage?.navigationController?.followTitleRoom()
    }
}

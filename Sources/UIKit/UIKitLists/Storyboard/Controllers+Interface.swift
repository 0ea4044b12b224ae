import InterfaceFiles

extension UITableViewController {
    /// Reads a table view controller from a storyboard or xib.
    package func readTablePage(_ reader: InterfaceReader) {
        reader.bool("clearsSelectionOnViewWillAppear", self, \.clearsSelectionOnViewWillAppear)
        appearing.refreshControlOfFile = reader.object("refreshControl", as: UIRefreshControl.self)
    }
}

extension UICollectionViewController {
    /// Reads a collection view controller from a storyboard or xib.
    package func readCollectionPage(_ reader: InterfaceReader) {
        reader.bool("clearsSelectionOnViewWillAppear", self, \.clearsSelectionOnViewWillAppear)
        reader.bool(
            "installsStandardGestureForInteractiveMovement", self,
            \.installsStandardGestureForInteractiveMovement)
    }
}

import InterfaceFiles

extension UITableViewController {
    /// Reads what a file says of a table's page.
    package func readTablePage(_ reader: InterfaceReader) {
        reader.bool("clearsSelectionOnViewWillAppear", self, \.clearsSelectionOnViewWillAppear)
        appearing.refreshControlOfFile = reader.object("refreshControl", as: UIRefreshControl.self)
    }
}

extension UICollectionViewController {
    /// Reads what a file says of a collection view's page.
    package func readCollectionPage(_ reader: InterfaceReader) {
        reader.bool("clearsSelectionOnViewWillAppear", self, \.clearsSelectionOnViewWillAppear)
        reader.bool(
            "installsStandardGestureForInteractiveMovement", self,
            \.installsStandardGestureForInteractiveMovement)
    }
}

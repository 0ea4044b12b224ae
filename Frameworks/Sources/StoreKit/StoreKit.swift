// The store is empty: requests return no products, and payments aren't possible.

@_exported import UIKit

// Requests end with an error, as if the user canceled.

@_exported import UIKit

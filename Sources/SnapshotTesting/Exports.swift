// On the phone Foundation has requests in it; here they are a module of their own, which test files do not name.
@_exported import FoundationNetworking
